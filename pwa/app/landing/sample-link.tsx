import type { MouseEvent } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { goTo } from '../address.ts'

function follow(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  goTo('/sample')
}

export function SampleLink({ children }: { children: string }) {
  return (
    <div className="row">
      <LinkButton href="/sample" onClick={follow}>
        {children}
      </LinkButton>
    </div>
  )
}
