import { useAtomValue } from 'jotai'
import { SectionLinks } from '../../generation/section-links.tsx'
import { analysisOrder, saysNothing } from './analysis.ts'
import { idPrefixAtom, useShown } from './rescoring.ts'

/** The sections that have something to say, and the names of those that have arrived. */
export function useSections() {
  const { shown } = useShown()
  const sections = analysisOrder.sections.filter(({ name }) => !saysNothing(name, shown))
  return { sections, ready: analysisOrder.readyInOrder(shown) }
}

const fileSections = [
  { name: 'resume', title: 'Your resume, marked' },
  { name: 'document', title: 'What the parser saw' },
] as const

/** Above the sections on a phone, below the form on a desktop. */
export function ResultsLinks({ className }: { className: string }) {
  const { shown } = useShown()
  const idPrefix = useAtomValue(idPrefixAtom)
  const figures = shown.score && { score: shown.score.atsScore }
  const { sections, ready } = useSections()
  const file = shown.document ? fileSections : []
  const names = [...ready, ...file.map(({ name }) => name)]
  return <SectionLinks {...{ className, idPrefix, figures }} sections={[...sections, ...file]} ready={names} />
}
