import { useAtomValue } from 'jotai'
import { Button } from '../../ui/button.tsx'
import { prepCredits } from './form-rules.ts'
import { preparationAtom, preparationGeneration } from './preparation.ts'

export function AnotherButton() {
  const { run } = useAtomValue(preparationAtom)
  const isRunning = run.state === 'running'
  return (
    <Button
      wide
      busy={isRunning}
      onClick={() => preparationGeneration.dispatch({ type: 'results-were-closed' })}
      note={`It takes ${prepCredits} credits. This one stays until then.`}
    >
      {isRunning ? 'Preparing...' : 'Prepare for Another Interview'}
    </Button>
  )
}
