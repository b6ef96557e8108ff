import type { DeploymentSettings } from '@/lib/hosting/deployment';
import { readHosting } from '@/lib/hosting/hosting';
import { contentSecurityPolicy, deploymentOrigins } from '@/lib/hosting/security-headers';

/** The security policy that the fixture site's pages would be served with if it were stamped with these settings. */
export function policyUnder(settings: DeploymentSettings): string {
  const { policy } = readHosting('out-fixture');
  return contentSecurityPolicy({ ...policy, origins: deploymentOrigins(settings, policy.origins.form) });
}
