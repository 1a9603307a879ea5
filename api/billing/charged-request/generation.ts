import type { Problem } from '../../problem.ts'

export interface GeneratedSection {
  section: string
  data: object
  standIn?: true
}

export interface GenerationDone {
  creditsCharged: number
  creditsRemaining: number
  charge?: 'returned'
  creditsReturned?: number
}

export type GenerationEnd = { ended: 'done'; done: GenerationDone } | { ended: 'problem'; problem: Problem }

/** The running or recent result of a charged request. Any number of readers may follow it; none can stop it. */
export interface Generation {
  readonly key: string
  readonly sections: readonly GeneratedSection[]
  events(): AsyncGenerator<GeneratedSection, GenerationEnd>
  readonly end: Promise<GenerationEnd>
  readonly endedAs: GenerationEnd | null
}

export interface OpenGeneration extends Generation {
  /** Ignored once the generation has ended, so late output of stopped work is dropped. */
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

export function flat({ sections }: Pick<Generation, 'sections'>): object {
  return Object.assign({}, ...sections.map(({ data }) => data))
}
