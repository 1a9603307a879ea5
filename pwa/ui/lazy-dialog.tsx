import { type ComponentType, lazy, Suspense, useState } from 'react'
import { PartBoundary } from './part-boundary.tsx'

/** Before version 156 Chromium remembers a module that failed to load; another address is another module. */
function loadAgain<Props>(error: Error): Promise<{ default: ComponentType<Props> }> {
  const address = /https?:\S+\.js/.exec(error.message)?.[0]
  if (!address) throw error
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
}

interface Closable {
  close: () => void
}

/** A dialog whose script loads on opening. A failed one closes, and loads again the next time. */
export function lazyDialog<Props extends Closable>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return function LazyDialog(props: Props) {
    // React caches a lazy component's failure forever, so each opening has its own.
    const [Loaded] = useState(() => lazy(() => load().catch(loadAgain<Props>)))
    return (
      <PartBoundary broke="This part of Greenroom stopped working. Please try again." onBroken={props.close}>
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}
