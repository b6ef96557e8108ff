import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { requireFreePort } from './require-free-port';

test('[DEV-01] a taken port is named with the remedy, and is fine once it is free', async () => {
  const other = createServer();
  await once(other.listen(0), 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort(port)).rejects.toThrow(new RegExp(`port ${port}: .*EADDRINUSE.* Set PORT to another`));
  other.close();
  await once(other, 'close');
  await expect(requireFreePort(port)).resolves.toBeUndefined();
});
