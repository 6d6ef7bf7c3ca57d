import type { LaunchOptions } from 'playwright-core';

/** How to start a real browser: the one CHROME_PATH names, or the one that came with npm. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  // The packaged browser unpacks its own libraries only where it takes a bare machine for granted.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const packaged = async () => (await import('@sparticuz/chromium')).default.executablePath();
  return {
    executablePath: process.env.CHROME_PATH || (await packaged()),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--hide-scrollbars'],
  };
}
