import type { Problem } from '../../problem.ts'

/** One finished part of an answer; `data` is flattened into the JSON answer. */
export interface GeneratedSection {
  section: string
  data: object
  /** The built-in coach wrote it, because the connected model failed there. */
  standIn?: true
}

/** What comes after the sections: the charge, and whatever the work added. */
export interface GenerationDone {
  creditsCharged: number
  creditsRemaining: number
  /** The AI could not write the main part: the credits are back, so many. */
  charge?: 'returned'
  creditsReturned?: number
}

export type GenerationEnd = { ended: 'done'; done: GenerationDone } | { ended: 'problem'; problem: Problem }

/** What a charged request makes, under way or just finished. Any number of readers may follow it; none of them can stop it. */
export interface Generation {
  readonly key: string
  readonly sections: readonly GeneratedSection[]
  /** The sections so far, then each new one; returns the end. */
  events(): AsyncGenerator<GeneratedSection, GenerationEnd>
  /** Resolves when the generation ends; never rejects. */
  readonly end: Promise<GenerationEnd>
  readonly endedAs: GenerationEnd | null
}

/** The side that the work writes to. */
export interface OpenGeneration extends Generation {
  /** Ignored once the generation has ended: late output of stopped work reaches nobody. */
  emit(section: GeneratedSection): void
  finish(end: GenerationEnd): void
}

export function openGeneration(key: string): OpenGeneration {
  const sections: GeneratedSection[] = []
  const whole = Promise.withResolvers<GenerationEnd>()
  let endedAs: GenerationEnd | null = null
  let changed = Promise.withResolvers<void>()

  const wakeReaders = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  return {
    key,
    sections,
    end: whole.promise,
    get endedAs() {
      return endedAs
    },
    emit(section) {
      if (endedAs) return
      sections.push(section)
      wakeReaders()
    },
    finish(end) {
      endedAs = end
      whole.resolve(end)
      wakeReaders()
    },
    async *events() {
      for (let next = 0; ; ) {
        const change = changed.promise
        while (next < sections.length) yield sections[next++]!
        if (endedAs && next === sections.length) return endedAs
        if (next === sections.length) await change
      }
    },
  }
}

/** All sections as one object: the JSON answer. */
export function flat({ sections }: Pick<Generation, 'sections'>): object {
  return Object.assign({}, ...sections.map(({ data }) => data))
}
