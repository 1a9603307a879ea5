import type { RouterDirection } from '@ionic/react'

interface Move {
  path: string
  direction: RouterDirection
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'>

/** Where a click leads inside the app; null for another site, a new tab, a download or an API file. */
export function moveOf(click: Click, origin: string): Move | null {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return null
  const link = (click.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
  if (!link || link.target || link.hasAttribute('download')) return null
  const { origin: itsOrigin, pathname, search, hash } = new URL(link.href)
  if (itsOrigin !== origin || pathname.startsWith('/api/')) return null
  if (link.getAttribute('href')!.startsWith('#')) return null
  return { path: `${pathname}${search}${hash}`, direction: (link.dataset.direction as RouterDirection | undefined) ?? 'forward' }
}
