import type { IconName } from '../../ui/icon.tsx'
import { byRound, type Feature, featuresUnder, pathsOf } from '../features.ts'

export interface BarEntry {
  label: string
  icon: IconName
  href: string
  badge?: 'NEW'
  paths: readonly string[]
}

/** Leads to the first of its screens. */
function entryOf(label: Feature['under']): BarEntry {
  const screens = featuresUnder(label)
  return { label, icon: screens[0]!.icon, href: screens[0]!.href, paths: screens.flatMap(pathsOf) }
}

export const barEntries: readonly BarEntry[] = [
  { label: 'Home', icon: 'home', href: '/', paths: ['/'] },
  entryOf('Resume'),
  entryOf('Prep'),
  { ...entryOf('Practice'), badge: 'NEW' },
]

export function hereOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const isByRound = pathname === '/' && new URLSearchParams(search).get('feature') === byRound.id
  return isByRound ? byRound.href : pathname
}

export const isLit = ({ paths }: BarEntry, here: string): boolean => paths.includes(here)
