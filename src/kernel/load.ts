/** The browser's or Node's own, as far as it is needed here. */
declare const WebAssembly: {
  instantiate(binary: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>;
};

/**
 * Makes an instance of a kernel, code for hot loops that build/kernels.ts compiles: as WebAssembly or, where that or its
 * SIMD is missing, or forbidden by the policy of a page, as plain JavaScript, which is loaded only then. Both do the same.
 *
 * An instance owns memory that browsers reserve by the gigabyte and free late, so a thread makes few, and keeps them.
 */
export async function loadKernel<K>(binary: string, loadPlain: () => Promise<K>): Promise<K> {
  try {
    const bytes = Uint8Array.from(atob(binary), (letter) => letter.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes);
    return instance.exports as K;
  } catch {
    return loadPlain();
  }
}
