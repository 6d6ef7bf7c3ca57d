/** Serves the built app. */
export async function run(): Promise<void> {
  await import('node:http');
}
