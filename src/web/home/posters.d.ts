/** Made by build/posters.ts. */
declare module 'virtual:posters' {
  interface Poster {
    /** The game's. */
    readonly id: string;
    readonly text: Readonly<Record<'en' | 'pt', { readonly name: string; readonly summary: string }>>;
    /** The addresses of its picture in each theme. */
    readonly light: string;
    readonly dark: string;
  }
  export const posters: readonly Poster[];
}
