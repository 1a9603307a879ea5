import { attribute, child, childrenOf, flag, setting } from './xml.ts'

/** What decides whether a run is visible. Null: not specified here. */
export interface Look {
  vanish: boolean | null
  color: string | null
  sizePoints: number | null
  /** A colored background, which makes white letters visible. */
  shaded: boolean | null
}

const noLook: Look = { vanish: null, color: null, sizePoints: null, shaded: null }

export type Styles = ReturnType<typeof readStyles>

export function readStyles(root: Element | null) {
  const styles = new Map<string, Element>()
  let defaultParagraph: string | null = null
  for (const style of childrenOf(root).filter((element) => element.localName === 'style')) {
    const id = attribute(style, 'styleId')
    if (id) styles.set(id, style)
    if (attribute(style, 'type') === 'paragraph' && attribute(style, 'default') === '1') defaultParagraph = id
  }
  const defaults = lookOf(child(child(child(root, 'docDefaults'), 'rPrDefault'), 'rPr'))
  const chain = (id: string | null): Element[] => {
    const found: Element[] = []
    for (
      let style = id ? styles.get(id) : undefined;
      style && !found.includes(style);
      style = styles.get(setting(style, 'basedOn') ?? '')
    )
      found.unshift(style)
    return found
  }
  return {
    look: (paragraphStyle: string | null, runStyle: string | null): Look =>
      [...chain(paragraphStyle ?? defaultParagraph), ...chain(runStyle)]
        .flatMap((style) => [shadingOf(child(style, 'pPr')), lookOf(child(style, 'rPr'))])
        .reduce(over, defaults),
    list: (paragraphStyle: string | null): Element | null =>
      chain(paragraphStyle ?? defaultParagraph)
        .map((style) => child(child(style, 'pPr'), 'numPr'))
        .findLast((list) => list !== null) ?? null,
  }
}

export function over(below: Look, above: Look): Look {
  return {
    vanish: above.vanish ?? below.vanish,
    color: above.color ?? below.color,
    sizePoints: above.sizePoints ?? below.sizePoints,
    shaded: above.shaded ?? below.shaded,
  }
}

export function lookOf(properties: Element | null): Look {
  if (!properties) return noLook
  const halfPoints = Number(setting(properties, 'sz') ?? setting(properties, 'szCs') ?? Number.NaN)
  const color = setting(properties, 'color')
  const highlight = setting(properties, 'highlight')
  return {
    vanish: flag(properties, 'vanish') ?? flag(properties, 'webHidden'),
    // Theme colors are not resolved: no hiding trick has been seen with them.
    color: attribute(child(properties, 'color'), 'themeColor')
      ? 'auto'
      : color === null || color === 'auto'
        ? color
        : `#${color.toLowerCase()}`,
    sizePoints: Number.isFinite(halfPoints) ? halfPoints / 2 : null,
    shaded: highlight && highlight !== 'none' && highlight !== 'white' ? true : shadingOf(properties).shaded,
  }
}

export function shadingOf(properties: Element | null): Look {
  const shading = child(properties, 'shd')
  if (!shading) return noLook
  const fill = (attribute(shading, 'fill') ?? 'auto').toLowerCase()
  return { ...noLook, shaded: attribute(shading, 'themeFill') !== null || !['auto', 'ffffff'].includes(fill) }
}

/** Visually white: every channel within about 6 % of full. */
export function isWhite(color: string | null): boolean {
  return color !== null && /^#(?:f[0-9a-f]){3}$/.test(color)
}
