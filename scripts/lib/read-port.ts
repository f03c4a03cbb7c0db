/** The port named by an environment variable, or the usual one. Throws a sentence for people to read. */
export function readPort(name: string, usual: number): number {
  const text = process.env[name];
  if (!text) return usual;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${name}=${text} is not a port. Write a number from 1 to 65535, such as ${name}=${usual}.`);
}
