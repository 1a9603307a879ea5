import { type ComponentType, lazy } from 'react'

/** Asks for a screen's files in a task of its own, not in the middle of a drawing: telling the browser of thirty files takes a while. */
export function lazyScreen<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => new Promise((nextTask) => setTimeout(nextTask)).then(load))
}
