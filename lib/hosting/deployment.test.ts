import { readFileSync } from 'node:fs';
import { deploymentNames, deploymentVariables, readDeployment } from './deployment';

describe('readDeployment', () => {
  test('[EDGE-02] takes what is configured, and nothing else of the environment', () => {
    expect(readDeployment({ TAG_MANAGER_ID: ' GTM-AB12CD3 ', PATH: '/bin' })).toEqual({
      TAG_MANAGER_ID: 'GTM-AB12CD3',
    });
  });

  test.each([undefined, '', '  '])('[EDGE-02] %p is not configured', (value) => {
    expect(readDeployment({ TAG_MANAGER_ID: value })).toEqual({});
  });

  test.each(['gtm-ab12cd3', 'GTM-', 'G-AB12CD3', 'GTM-AB"><script>', 'GTM-AB12CD3&l=x'])(
    '[EDGE-02] %s is refused, with the variable, what is wrong and an example',
    (value) => {
      expect(() => readDeployment({ TAG_MANAGER_ID: value })).toThrow(
        `TAG_MANAGER_ID is "${value}", but must be "GTM-" and then capital letters and digits. Example: TAG_MANAGER_ID=GTM-AB12CD3`,
      );
    },
  );
});

describe.each(deploymentNames)('%s', (name) => {
  const { schema, example, purpose } = deploymentVariables[name];

  test('[EDGE-02] has an example that is allowed', () => {
    expect(schema.safeParse(example).success).toBe(true);
  });

  test('[DEV-01] stands in the example of a .env', () => {
    expect(readFileSync('.env.example', 'utf8').split('\n')).toContain(`# ${name}=${example}`);
  });

  test('[EDGE-02] stands in the guide’s table as it is', () => {
    const cells = readFileSync('docs/deploying.md', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}\``))
      ?.split('|')
      .map((cell) => cell.trim());
    expect(cells).toEqual(['', `\`${name}\``, purpose, `\`${example}\``, '']);
  });
});
