import './illustration.css'

interface IllustrationProps {
  of: 'empty' | 'waiting' | 'success' | 'offline' | 'lost'
}

/** One small scene of a green room, the same in light and dark. The words beside it say what it means. */
export function Illustration({ of }: IllustrationProps) {
  return <img className="illustration" src={`/pictures/${of}.svg`} alt="" width="240" height="128" />
}
