import { type ComponentType, lazy, Suspense, useState } from 'react'
import { PartBoundary } from './part-boundary.tsx'

interface Closable {
  close: () => void
}

/** A dialog whose script loads when it is opened. One that could not be shown is closed, and loads again when it is opened again. */
export function lazyDialog<Props extends Closable>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return function LazyDialog(props: Props) {
    // React keeps the failure of a lazy component for good: each opening has its own.
    const [Loaded] = useState(() => lazy(load))
    return (
      <PartBoundary broke="This part of Greenroom stopped working. Please try again." onBroken={props.close}>
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}
