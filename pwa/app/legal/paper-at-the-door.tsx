import { useCallback } from 'react'
import { type PaperName, PaperText, usePaper } from './paper-text.tsx'

/** A paper for those who are not signed in: no Ionic, under the bar of the door. */
export default function PaperAtTheDoor({ name }: { name: PaperName }) {
  const paper = usePaper(name)
  const nameTab = useCallback(
    (_place: HTMLElement) => {
      const before = document.title
      document.title = `${paper.title} · Greenroom`
      return () => {
        document.title = before
      }
    },
    [paper.title],
  )
  return (
    <main className="paper-at-the-door" ref={nameTab}>
      <h1>{paper.title}</h1>
      <PaperText paper={paper} />
    </main>
  )
}
