/** The package's own types describe its CommonJS build; both Node and the bundler take this file. */
declare module 'bidi-js/dist/bidi.mjs' {
  export interface EmbeddingLevels {
    levels: Uint8Array
    paragraphs: { start: number; end: number; level: number }[]
  }
  export interface Bidi {
    getEmbeddingLevels(text: string, baseDirection?: 'ltr' | 'rtl'): EmbeddingLevels
    /** Ranges to reverse in turn, both ends inclusive. */
    getReorderSegments(text: string, levels: EmbeddingLevels, start?: number, end?: number): [number, number][]
    getMirroredCharacter(letter: string): string | null
  }
  export default function bidiFactory(): Bidi
}
