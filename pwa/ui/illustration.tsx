import './illustration.css'

/** One small scene of a green room, the same in light and dark. The words beside it say what it means. @param of a file of `pictures` */
export function Illustration({ of }: { of: string }) {
  return <img className="illustration" src={`/pictures/${of}.svg`} alt="" width="240" height="128" />
}
