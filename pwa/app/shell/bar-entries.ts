import type { IconName } from '../../ui/icon.tsx'
import { allFeatures, type Feature, pathsOf, preparationByRound } from '../features.ts'

export interface BarEntry {
  label: string
  icon: IconName
  href: string
  badge?: 'NEW'
  paths: readonly string[]
}

const under = (label: string, ids: readonly Feature['id'][], more: readonly string[] = []): BarEntry => {
  const [first, ...others] = ids.map((id) => allFeatures.find((feature) => feature.id === id)!)
  return { label, icon: first!.icon, href: first!.href, paths: [...[first!, ...others].flatMap(pathsOf), ...more] }
}

export const barEntries: readonly BarEntry[] = [
  { label: 'Home', icon: 'home', href: '/', paths: ['/'] },
  under('Resume', ['resume', 'letter', 'voice-resume']),
  under('Prep', ['interview'], [preparationByRound]),
  { ...under('Practice', ['voice', 'elevator', 'self']), badge: 'NEW' },
]

export function hereOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const isByRound = pathname === '/' && new URLSearchParams(search).get('feature') === 'interview'
  return isByRound ? preparationByRound : pathname
}

export const isLit = ({ paths }: BarEntry, here: string): boolean => paths.includes(here)
