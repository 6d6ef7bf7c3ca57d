import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { makeServer } from '../../src/server/app.ts';
import { appFolder, buildApp } from './built-app.ts';
import { chromiumOptions, reasonToSkip } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    readonly address: string;
    /** Where the browser is spoken to; empty where there is none. */
    readonly browser: string;
  }
}

/** One build, one server and one browser for all tests in a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildApp();
  const closeBrowser = await openBrowser(project);
  const server = await makeServer(appFolder);
  const address = await server.listen({ port: 0, host: 'localhost' });
  project.provide('address', address.replace('127.0.0.1', 'localhost'));
  return async () => {
    await closeBrowser();
    await server.close();
  };
}

/** Where there is no browser, its tests are skipped, and the last word is why. */
async function openBrowser(project: TestProject): Promise<() => Promise<void>> {
  try {
    const browser = await chromium.launchServer(await chromiumOptions());
    project.provide('browser', browser.wsEndpoint());
    return () => browser.close();
  } catch (error) {
    const reason = reasonToSkip(error, process.env);
    project.provide('browser', '');
    return async () => console.warn(`\nThe tests in a browser did NOT run: ${reason}`);
  }
}
