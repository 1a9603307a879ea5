import type { IconName } from '../../ui/icon-shapes.tsx'
import { type Feature, featureOf, preparationByRound } from '../features.ts'

export interface BarEntry {
  label: string
  icon: IconName
  href: string
  badge?: 'NEW'
  paths: readonly string[]
}

const under = (feature: Feature, label: string, more: readonly string[]): BarEntry => ({
  label,
  icon: feature.icon,
  href: feature.href,
  paths: [feature.href, ...more],
})

export const barEntries: readonly BarEntry[] = [
  { label: 'Home', icon: 'home', href: '/', paths: ['/'] },
  under(featureOf('resume')!, 'Resume', ['/voice-to-resume']),
  under(featureOf('interview')!, 'Prep', ['/basic-interview-prep', preparationByRound]),
  {
    ...under(featureOf('voice')!, 'Practice', ['/voice-interview-prep', '/elevator-pitch', '/self-interview-prep']),
    badge: 'NEW',
  },
]

export function hereOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const isByRound = pathname === '/' && new URLSearchParams(search).get('feature') === 'interview'
  return isByRound ? preparationByRound : pathname
}

export const isLit = ({ paths }: BarEntry, here: string): boolean => paths.includes(here)
