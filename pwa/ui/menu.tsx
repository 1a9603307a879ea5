import './menu.css'
import type { ReactNode } from 'react'
import { addLayer } from './layers.ts'

interface MenuProps {
  button: ReactNode
  label?: string
  children: ReactNode
  align?: 'start' | 'end'
  className?: string
}

/** Closes on a tap outside, Escape, Back, a choice, and when the focus leaves. */
function closing(menu: HTMLDetailsElement) {
  const shut = () => {
    menu.open = false
  }
  const outside = (event: Event) => {
    if (!menu.contains(event.target as Node)) shut()
  }
  const chosen = (event: Event) => {
    if ((event.target as Element).closest('a, button')) shut()
  }
  const cancelled = () => {
    shut()
    menu.querySelector('summary')?.focus()
  }
  let remove = () => {}
  const toggled = () => {
    remove()
    remove = menu.open ? addLayer(menu) : () => {}
    if (menu.open) menu.querySelector('.menu-panel')?.scrollIntoView({ block: 'nearest' })
  }
  const over = new AbortController()
  const { signal } = over
  document.addEventListener('pointerdown', outside, { signal })
  document.addEventListener('focusin', outside, { signal })
  menu.addEventListener('click', chosen, { signal })
  menu.addEventListener('cancel', cancelled, { signal })
  menu.addEventListener('toggle', toggled, { signal })
  return () => {
    over.abort()
    remove()
  }
}

export function Menu({ button, label, children, align = 'start', className }: MenuProps) {
  return (
    <details className={`menu menu-${align} ${className ?? ''}`} ref={closing}>
      <summary className="menu-button" aria-label={label}>
        {button}
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  )
}
