/** Greenroom's mark: a G of ten bulbs, one lit. */
export const Mark = ({ size }: { size: number }) => <img src="/mark.svg" alt="" width={size} height={size} />
