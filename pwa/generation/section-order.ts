export interface Section<Name extends string> {
  name: Name
  title: string
}

type Received<Name extends string> = { readonly [N in Name]?: unknown }

/**
 * The sections of a result in the order in which the page shows them.
 * @param isWhole whether nothing more of a section is to come; by default it arrives in one piece
 */
export function createSectionOrder<Name extends string, Parts extends Received<Name>>(
  sections: readonly Section<Name>[],
  isWhole: (name: Name, received: Parts) => boolean = (name, received) => received[name] !== undefined,
) {
  /**
   * The sections to show: all up to the first one that is not whole, and that one as far as it has come. A later one that is ready waits,
   * so that nothing above a reader ever grows.
   */
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
    /** Whether more of this section is still to come. */
    isStillWritten: (name: Name, received: Parts): boolean => !isWhole(name, received),
    /** One line per whole section for screen readers: "Missing keywords ready, 3 of 8". */
    readyLines: (received: Parts): string[] =>
      readyInOrder(received)
        .filter((name) => isWhole(name, received))
        .map((_, index) => `${sections[index]?.title} ready, ${index + 1} of ${sections.length}`),
  }
}
