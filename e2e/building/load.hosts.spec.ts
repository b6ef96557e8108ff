import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { translatorFor } from '@/i18n/translator';
import { stampExport } from '@/lib/export/stamp-export';
import { writeHostFiles } from '@/lib/hosting/write-host-files';
import { hashOf } from '../support/ask-host';
import { type RunningNginx, startNginx } from '../support/nginx';
import { expect, test } from '../support/test';

/** Two releases of one site, as they lie on a server: the second has a tag manager, so that pages and policy differ. */
const site = mkdtempSync(path.join(tmpdir(), 'releases-'));
const current = path.join(site, 'current');
const folderOf = (release: string) => path.join(site, release);
const outOf = (release: string) => path.join(folderOf(release), 'out');
const releases = ['41', '42'];
const addresses = ['/en/', '/en/docs/', '/en/docs/guide/', '/it/docs/guide/', '/ar/', '/en/docs/guide/main.txt'];
const clients = 12;

const policyOf = (release: string) =>
  /default "(default-src[^"]*)"/.exec(readFileSync(path.join(folderOf(release), 'deploy', 'nginx.conf'), 'utf8'))?.[1];
const fileOf = (release: string, address: string) =>
  readFileSync(path.join(outOf(release), address.endsWith('/') ? `${address}index.html` : address));

/** Answers that are whole: a page of one release, with the policy of that release. */
let wholeAnswers: ReadonlyMap<string, string>;
let nginx: RunningNginx;

/** Serves a release as its owner does. */
function serve(release: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('sh', [path.join(folderOf(release), 'deploy', 'release.sh')], {
    encoding: 'utf8',
    env: { ...process.env, NGINX: nginx.command },
  });
  return { status, output: stdout + stderr };
}

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  for (const release of releases) {
    cpSync('out-fixture', outOf(release), { recursive: true });
    const settings = release === '42' ? { TAG_MANAGER_ID: 'GTM-AB12CD3' } : {};
    await stampExport(outOf(release), settings, translatorFor);
    writeHostFiles(outOf(release), settings);
    // Longer than what a kernel takes in: a slow reader keeps it open.
    writeFileSync(path.join(outOf(release), 'long.txt'), '0123456789abcdef\n'.repeat(1_000_000));
  }
  spawnSync('chmod', ['-R', 'a+rX', site]);
  wholeAnswers = new Map(
    releases.flatMap((release) =>
      addresses.map(
        (address) => [`${address} ${hashOf(fileOf(release, address))} ${policyOf(release)}`, release] as const,
      ),
    ),
  );
  expect(wholeAnswers.size).toBe(releases.length * addresses.length);
});

test.beforeEach(async () => {
  rmSync(current, { force: true });
  writeFileSync(path.join(folderOf('41'), 'deploy', 'root.conf'), `root "${outOf('41')}";\n`);
  spawnSync('ln', ['-s', path.join(folderOf('41'), 'deploy'), current]);
  nginx = await startNginx(outOf('41'), { current, unprivileged: true });
});

test.afterEach(async () => {
  await nginx.close();
});

test.afterAll(() => rmSync(site, { recursive: true, force: true }));

interface WholeAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as browsers do: over a connection that is kept, and once more where the server had just closed that. */
function visit(agent: Agent, address: string, again = true): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port: nginx.port, path: address }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    });
    asked.on('error', (error) => (asked.reusedSocket && again ? resolve(visit(agent, address, false)) : reject(error)));
    asked.end();
  });
}

/** Visits pages with all clients at once while something is done. Returns what each release has answered, and what went wrong. */
async function visitDuring(doing: () => Promise<void>): Promise<{ answered: Map<string, number>; wrong: string[] }> {
  const answered = new Map<string, number>();
  const wrong: string[] = [];
  let isDone = false;
  const browse = async (_: unknown, client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = client; !isDone; turn += 1) {
      const address = addresses[turn % addresses.length] ?? '/';
      try {
        const { status, headers, body } = await visit(agent, address);
        const release = wholeAnswers.get(`${address} ${hashOf(body)} ${headers['content-security-policy']}`);
        if (status === 200 && release) answered.set(release, (answered.get(release) ?? 0) + 1);
        else wrong.push(`${address}: ${status}, ${body.length} bytes`);
      } catch (error) {
        wrong.push(`${address}: ${error}`);
      }
    }
    agent.destroy();
  };
  const browsing = Array.from({ length: clients }, browse);
  try {
    await doing();
  } finally {
    isDone = true;
    await Promise.all(browsing);
  }
  return { answered, wrong };
}

/** Waits until every new visitor gets a release, and the workers of the one before have gone. */
async function servedTo(release: string): Promise<void> {
  await expect(async () => {
    const agent = new Agent();
    const { body } = await visit(agent, '/en/');
    expect(hashOf(body)).toBe(hashOf(fileOf(release, '/en/')));
  }).toPass();
}

test('[EDGE-09] the container’s nginx needs no rights, writes nothing but temporary files, and is healthy', async () => {
  const status = readFileSync(`/proc/${nginx.pid}/status`, 'utf8');
  if (process.getuid?.() === 0) expect(/^Uid:\s+(\d+)\s+(\d+)/m.exec(status)?.slice(1)).toEqual(['65534', '65534']);
  const dockerfile = readFileSync(path.join(folderOf('41'), 'deploy', 'Dockerfile'), 'utf8');
  const asked = /^HEALTHCHECK .*"http:\/\/127\.0\.0\.1:8080(\/[^"]*)"/m.exec(dockerfile)?.[1] ?? '';
  expect((await visit(new Agent(), asked)).status).toBe(200);
  expect(nginx.complaints()).toBe('');
});

test('[EDGE-10] nothing is lost while nginx reads its configuration anew, again and again', async () => {
  const { answered, wrong } = await visitDuring(async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      spawnSync('sh', ['-c', `${nginx.command} -s reload`]);
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  expect(wrong).toEqual([]);
  expect(answered.get('41')).toBeGreaterThan(100);
});

test('[EDGE-10] a release takes the place of another under load, and goes back, and each answer is whole', async () => {
  const said: string[] = [];
  const { answered, wrong } = await visitDuring(async () => {
    for (const release of ['42', '41', '42', '41', '42']) {
      const { status, output } = serve(release);
      expect([status, output]).toEqual([0, expect.stringContaining(`nginx serves ${folderOf(release)}.`)]);
      said.push(output);
      await servedTo(release);
    }
  });
  expect(wrong).toEqual([]);
  for (const release of releases) expect(answered.get(release)).toBeGreaterThan(20);
  expect(said.at(-1)).toContain(`Back: sh ${folderOf('41')}/deploy/release.sh`);
});

test('[EDGE-10] a release that is not whole, or whose configuration nginx refuses, changes nothing', async () => {
  const broken = (name: string, damage: (folder: string) => void) => {
    cpSync(path.join(folderOf('42'), 'deploy'), path.join(folderOf(name), 'deploy'), { recursive: true });
    mkdirSync(outOf(name));
    for (const file of ['index.html', 'hosting.json'])
      cpSync(path.join(outOf('42'), file), path.join(outOf(name), file));
    damage(folderOf(name));
    return serve(name);
  };
  expect(broken('43', (folder) => rmSync(path.join(folder, 'out', 'hosting.json')))).toEqual({
    status: 1,
    output: `${outOf('43')}/hosting.json is missing: upload the whole release again. Nothing has been changed.\n`,
  });
  expect(broken('44', (folder) => writeFileSync(path.join(folder, 'out', 'unfinished-export'), ''))).toEqual({
    status: 1,
    output: `The export in ${outOf('44')} is unfinished: upload the whole release again. Nothing has been changed.\n`,
  });
  const refused = broken('45', (folder) => writeFileSync(path.join(folder, 'deploy', 'nginx.conf'), 'nonsense;\n'));
  expect(refused.status).toBe(1);
  expect(refused.output).toContain(
    `nginx does not take the configuration of ${folderOf('45')}: it goes on with ${folderOf('41')}/deploy.`,
  );
  spawnSync('sh', ['-c', `${nginx.command} -s reload`]);
  await servedTo('41');
});

test('[EDGE-10] slow clients keep nobody waiting, and get the whole answer even after a release', async () => {
  const open = () =>
    new Promise<ReturnType<typeof connect>>((done) => {
      const socket = connect(nginx.port, '127.0.0.1', () => done(socket));
    });
  // More of them than a server with a process for each would bear.
  const silent = await Promise.all(Array.from({ length: 200 }, open));
  for (const socket of silent) socket.write('GET /en/ HTTP/1.1\r\nHost: ');
  const readers = await Promise.all(Array.from({ length: 5 }, open));
  const received = readers.map((socket) => {
    let bytes = 0;
    socket.on('data', (piece) => {
      bytes += piece.length;
    });
    socket.pause();
    socket.write('GET /long.txt HTTP/1.0\r\n\r\n');
    return () => bytes;
  });

  const { wrong } = await visitDuring(async () => {
    expect(serve('42').status).toBe(0);
    await servedTo('42');
  });
  expect(wrong).toEqual([]);

  const length = fileOf('41', '/long.txt').length;
  const ends = readers.map((socket) => new Promise((done) => socket.once('end', done)));
  for (const socket of readers) socket.resume();
  await Promise.all(ends);
  for (const count of received) expect(count()).toBeGreaterThan(length);

  // Who was slow to ask is answered by the workers of the release before, for as long as these may wait.
  const answers = silent.slice(0, 5).map(
    (socket) =>
      new Promise<string>((done) => {
        socket.once('data', (piece) => done(piece.toString('latin1').slice(0, 15)));
        socket.write('localhost\r\n\r\n');
      }),
  );
  expect(await Promise.all(answers)).toEqual(Array.from(answers, () => 'HTTP/1.1 200 OK'));
  for (const socket of silent) socket.destroy();
});
