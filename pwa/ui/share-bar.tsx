/** @param share from 0 to 1 */
export const ShareBar = ({ share }: { share: number }) => (
  <span className="share-bar" aria-hidden="true">
    <span style={{ width: `${share * 100}%` }} />
  </span>
)
