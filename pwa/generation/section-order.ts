export interface Section<Name extends string> {
  name: Name
  title: string
}

type Received<Name extends string> = { readonly [N in Name]?: unknown }

/** @param isWhole whether a section is complete; by default it arrives in one piece */
export function createSectionOrder<Name extends string, Parts extends Received<Name>>(
  sections: readonly Section<Name>[],
  isWhole: (name: Name, received: Parts) => boolean = (name, received) => received[name] !== undefined,
) {
  /** All up to the first incomplete one, with what it has. Later ones wait, so nothing above a reader ever grows. */
  function readyInOrder(received: Parts): Name[] {
    const firstOpen = sections.findIndex(({ name }) => !isWhole(name, received))
    const whole = sections.slice(0, firstOpen < 0 ? sections.length : firstOpen)
    const next = sections[whole.length]
    const begun = next && received[next.name] !== undefined ? [next] : []
    return [...whole, ...begun].map(({ name }) => name)
  }
  return {
    sections,
    readyInOrder,
    titleOf: (name: string): string => sections.find((section) => section.name === name)?.title ?? name,
    isStillWritten: (name: Name, received: Parts): boolean => !isWhole(name, received),
    /** For screen readers: "Missing keywords ready, 3 of 8". */
    readyLines: (received: Parts): string[] =>
      readyInOrder(received)
        .filter((name) => isWhole(name, received))
        .map((_, index) => `${sections[index]?.title} ready, ${index + 1} of ${sections.length}`),
  }
}
