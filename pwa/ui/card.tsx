import type { HTMLAttributes } from 'react'

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `raised` on the page, `sunk` inside a card, `lamp` for an offer. */
  tone?: 'raised' | 'sunk' | 'lamp'
  as?: 'div' | 'section' | 'article' | 'li'
}

export function Card({ tone = 'raised', as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag className={`card card-${tone} ${className ?? ''}`} {...rest} />
}
