import { DOMParser } from '@xmldom/xmldom'
import { Unreadable } from '../unreadable.ts'
import type { Zip } from './zip.ts'

/** Fifty dense pages have about 3 MB of XML; the tree in memory takes up to a hundred times its file. */
const maxXmlBytes = 6 * 1024 * 1024
/** Opening and closing tags; each element costs some 400 bytes of memory. */
const maxTags = 500_000

export function readXml(zip: Zip, name: string): Element | null {
  const part = zip.read(name)
  if (!part) return null
  if (part.length > maxXmlBytes || tagsIn(part) > maxTags) throw new Unreadable('too-much-inside')
  const text = part[0] === 0xff || part[0] === 0xfe ? new TextDecoder('utf-16').decode(part) : new TextDecoder().decode(part)
  // Office files have no doctype, and entities declared in one could expand without end.
  if (text.includes('<!DOCTYPE')) throw new Unreadable('damaged')
  const refuse = () => {
    throw new Unreadable('damaged')
  }
  const parser = new DOMParser({ errorHandler: { warning: () => undefined, error: refuse, fatalError: refuse } })
  return parser.parseFromString(text, 'text/xml').documentElement
}

function tagsIn(part: Buffer): number {
  let tags = 0
  for (const byte of part) if (byte === 0x3c) tags++
  return tags
}

/** Names are compared without the prefix, which writers choose freely. */
export function childrenOf(element: Element | null | undefined): Element[] {
  const children: Element[] = []
  for (let node = element?.firstChild ?? null; node; node = node.nextSibling)
    if (node.nodeType === 1) children.push(node as Element)
  return children
}

export function child(element: Element | null | undefined, name: string): Element | null {
  return childrenOf(element).find((candidate) => candidate.localName === name) ?? null
}

/** Of two ways to write the same thing, for new and old readers, the new one. */
export function chosen(element: Element): Element {
  if (element.localName !== 'AlternateContent') return element
  return child(element, 'Choice') ?? child(element, 'Fallback') ?? element
}

export function isWithin(element: Element, matches: (around: Element) => boolean): boolean {
  for (let around = element.parentNode as Element | null; around; around = around.parentNode as Element | null)
    if (matches(around)) return true
  return false
}

export function descendants(element: Element | null | undefined, name: string): Element[] {
  return childrenOf(element).flatMap((inner) => [...(inner.localName === name ? [inner] : []), ...descendants(inner, name)])
}

export function attribute(element: Element | null | undefined, name: string): string | null {
  if (!element) return null
  for (let index = 0; index < element.attributes.length; index++) {
    const candidate = element.attributes.item(index)!
    if (candidate.localName === name || candidate.name === name) return candidate.value
  }
  return null
}

/** The `val` of a child element: `<w:sz w:val="22"/>`. */
export function setting(element: Element | null | undefined, name: string): string | null {
  return attribute(child(element, name), 'val')
}

/** On unless it says otherwise; null if absent. */
export function flag(element: Element | null | undefined, name: string): boolean | null {
  const found = child(element, name)
  if (!found) return null
  return !['0', 'false', 'off', 'none'].includes(attribute(found, 'val') ?? 'true')
}
