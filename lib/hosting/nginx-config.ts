import { fileEndings, maximumPathLength } from '@/lib/routing/resolve-request';
import { escapePattern } from '@/lib/tools/escape';
import { contentTypes, type FileKind, failureCaching, fileKinds, otherFiles, textTypes } from './file-kinds';
import { type Hosting, hostingFile, keptFile } from './hosting';
import { markdownCaching, markdownWanted } from './markdown-answer';
import { constantHeaders, contentSecurityPolicy, strictTransport, upgradeDirective } from './security-headers';

const notice = (place: string) =>
  `# Made from lib/hosting by "npm run stamp"; it is made anew for every export. docs/deploying.md says how to use it.\n# Belongs into ${place}.\n`;

/**
 * nginx's configuration outside of `server`: how an address is parsed, and the headers of an answer. The rules are
 * those of `answerRequest`; nginx has already resolved percent-encoding, dots and doubled slashes in `$uri`, and
 * `$request_uri` is the raw request.
 */
export function nginxMaps(hosting: Hosting): string {
  const locales = hosting.locales.map(escapePattern).join('|');
  const policy = contentSecurityPolicy(hosting.policy);
  return [
    notice('the http block, for example as /etc/nginx/conf.d/site.conf'),
    map('$request_uri', '$site_raw', [['~^(?<site_raw_path>[^?]*)', '$site_raw_path']]),
    '# What is no path: dots that climb, backslashes, control characters, broken UTF-8, too much.',
    // Possessive: with `pcre_jit` a long path would need more stack than nginx gives, and be refused.
    map('$uri', '$site_readable', [[`~^(?:${utf8})*+$`, '1']]),
    map('"$site_readable$site_raw"', '$site_refused', [
      ['~^(?!1)', '1'],
      [`~^.{${maximumPathLength + 2}}`, '1'],
      ['~*(?:^|/|%2f)(?:\\.|%2e)(?:\\.|%2e)(?:/|%2f|$)', '1'],
      ['~*\\\\|%5c|#', '1'],
      ['~*%(?:[01][0-9a-f]|7f)', '1'],
    ]),
    '# The proper form: no ".html", no "index.html", a slash at the end of a page.',
    map('$uri', '$site_stem', [
      ['~^(?<site_page_stem>.*?)(?:(?:/index|/)?\\.html)+/?$', '$site_page_stem'],
      ['~^(?<site_other_stem>.*?)/?$', '$site_other_stem'],
    ]),
    map('$site_stem', '$site_path', [
      [`~*\\.(?:${fileEndings})$`, '$site_stem'],
      ['default', '$site_stem/'],
    ]),
    map('$site_path', '$site_file', [
      ['~/\\.(?!well-known/)', '/.'],
      [`/${hostingFile}`, '/.'],
      [`/${keptFile}`, '/.'],
      ['~/$', `${variable('site_path')}index.html`],
      ['default', '$site_path'],
    ]),
    '# The Markdown copy of a page, for clients that prefer it.',
    map('$http_accept', '$site_wants_markdown', [[`~*^${markdownWanted}$`, '1']]),
    map('"$site_wants_markdown$site_path"', '$site_copy', [
      ['~^1(?<site_copied_stem>/.+)/$', `${variable('site_copied_stem')}.md`],
    ]),
    '# Addresses that would have to be encoded anew are served as they are asked for, and never redirected to.',
    map('$site_path', '$site_keeps_spelling', [["~[^!#$&'()*+,./0-9:;=?@A-Z_a-z~-]", '1']]),
    '# Renamed pages, in every locale and without one.',
    map('$site_path', '$site_renamed', [
      ['default', '""'],
      ...Object.entries(hosting.redirects).map(
        ([from, to]) =>
          [
            `~^(?<site_renamed_locale>(?:/(?:${locales}))?)${escapePattern(from)}$`,
            `${variable('site_renamed_locale')}${encodeURI(to)}`,
          ] as const,
      ),
    ]),
    map('"$site_refused$site_raw"', '$site_not_found', [
      ['default', '/404.html'],
      [`~^/(?<site_not_found_locale>${locales})(?:/|$)`, `/${variable('site_not_found_locale')}/404.html`],
    ]),
    '# How answers are cached and described.',
    map('"$status $site_path"', '$site_cache', [
      ['default', otherFiles.cacheControl],
      ['~^[45]', failureCaching],
      ...fileKinds.map((kind) => [success(kind), kind.cacheControl] as const),
    ]),
    map('$site_answer', '$site_caching', [
      ['default', '$site_cache'],
      ['~copied$', markdownCaching],
    ]),
    map('"$status $site_path"', '$site_vary', [
      ['default', '""'],
      ['~^(?:2\\d\\d|304) .*/$', 'Accept'],
    ]),
    map(
      '"$status $site_path"',
      '$site_robots',
      firstFits((kind) => (kind.noindex ? 'noindex' : '""')),
    ),
    map('"$status $site_path"', '$site_link', [
      ['default', '""'],
      ...fileKinds.flatMap((kind) =>
        kind.copyOfPage
          ? [
              [
                `~*^(?:2\\d\\d|304) (?<site_copied>/.+)\\.(?:${(kind.endings ?? []).join('|')})$`,
                '<$site_copied/>; rel="canonical"',
              ] as const,
            ]
          : [],
      ),
    ]),
    '# A proxy in front that ends TLS says so.',
    map('"$https $http_x_forwarded_proto"', '$site_policy', [
      ['default', policy],
      ['~*^on|https$', policy + upgradeDirective],
    ]),
    map('"$https $http_x_forwarded_proto"', '$site_transport', [
      ['default', '""'],
      ['~*^on|https$', strictTransport[1]],
    ]),
  ].join('\n');
}

/** The contents of nginx's `server`, beside its address, certificate and `root`. */
export function nginxServer(): string {
  return [
    notice('a server block that sets listen, server_name and root'),
    `charset utf-8;
charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
default_type application/octet-stream;
types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    ${type} ${ending};`)
  .join('\n')}
}

# Files that "npm run compress" has put beside the others; the rest is compressed as it is sent.
gzip_static on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};

server_tokens off;
absolute_redirect off;
log_not_found off;

add_header Cache-Control $site_caching always;
add_header Vary $site_vary always;
add_header X-Robots-Tag $site_robots always;
add_header Link $site_link always;
add_header Content-Security-Policy $site_policy always;
${constantHeaders.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join('\n')}
add_header ${strictTransport[0]} $site_transport always;

# What cannot be read is answered like what is not there.
error_page 400 414 =404 $site_not_found;
error_page 404 $site_not_found;

location ~ ^(?:/[^/]+)?/404\\.html$ {
    internal;
}

location / {
    set $site_answer missing;
    if (-f $document_root$site_file) {
        set $site_answer found;
    }
    if ($site_raw = $site_path) {
        set $site_answer "$site_answer-proper";
    }
    if ($site_keeps_spelling) {
        set $site_answer "$site_answer-proper";
    }
    if ($site_refused) {
        return 404;
    }
    if ($site_answer = found) {
        return 308 $site_path$is_args$args;
    }
    if (-f $document_root$site_copy) {
        set $site_answer "$site_answer-copied";
    }
    if ($site_answer ~ ^found.*copied$) {
        rewrite ^ $site_copy break;
    }
    if ($site_answer ~ ^found) {
        rewrite ^ $site_file break;
    }
    if ($site_renamed) {
        return 308 $site_renamed$is_args$args;
    }
    if ($site_answer ~ ^missing) {
        return 404;
    }
}
`,
  ].join('\n');
}

/** A character in UTF-8 (RFC 3629, section 4): nginx reads bytes. */
const utf8 = [
  '[\\x00-\\x7f]',
  '[\\xc2-\\xdf][\\x80-\\xbf]',
  '\\xe0[\\xa0-\\xbf][\\x80-\\xbf]',
  '[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]{2}',
  '\\xed[\\x80-\\x9f][\\x80-\\xbf]',
  '\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}',
  '[\\xf1-\\xf3][\\x80-\\xbf]{3}',
  '\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2}',
].join('|');

/** Matches successful answers with a file of this kind. */
function success({ folders = [], endings = [] }: FileKind): string {
  const parts = [
    ...folders.map((folder) => `${escapePattern(folder)}.*`),
    ...endings.map((ending) => `/.*\\.${ending}`),
  ];
  return `~*^(?:2\\d\\d|304) (?:${parts.join('|')})$`;
}

function firstFits(wordFor: (kind: FileKind) => string): (readonly [string, string])[] {
  return [['default', '""'], ...fileKinds.map((kind) => [success(kind), wordFor(kind)] as const)];
}

function map(from: string, to: string, entries: readonly (readonly [string, string])[]): string {
  const lines = entries.map(([key, value]) => `    ${key === 'default' ? key : quoted(key)} ${quoted(value)};`);
  return `map ${from} ${to} {\n${lines.join('\n')}\n}\n`;
}

/** A quoted word of the configuration, in which a backslash escapes a quote or another backslash. */
function quoted(text: string): string {
  if (text === '""') return text;
  return `"${text.replaceAll('\\\\', '\\\\\\\\').replaceAll('"', '\\"')}"`;
}

/** A variable that is directly followed by text. */
function variable(name: string): string {
  return `\${${name}}`;
}
