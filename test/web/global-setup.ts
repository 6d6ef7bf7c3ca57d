import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { makeServer } from '../../src/server/app.ts';
import { appFolder, buildApp } from './built-app.ts';
import { chromiumOptions } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    readonly address: string;
    /** Where the browser is spoken to. */
    readonly browser: string;
  }
}

/** One build, one server and one browser for all tests in a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildApp();
  const server = await makeServer(appFolder);
  const address = await server.listen({ port: 0, host: 'localhost' });
  const browser = await chromium.launchServer(await chromiumOptions());
  project.provide('address', address.replace('127.0.0.1', 'localhost'));
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
