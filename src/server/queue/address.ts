/** An address of PostgreSQL as people may see it: host, port and database; undefined where it is none. */
export function placeOf(address: string): string | undefined {
  if (!/^postgres(?:ql)?:\/\//u.test(address)) return undefined;
  try {
    const { username, password, host, pathname } = new URL(address);
    decodeURIComponent(username + password);
    return `${host || 'localhost'}${decodeURIComponent(pathname)}`;
  } catch {
    return undefined;
  }
}
