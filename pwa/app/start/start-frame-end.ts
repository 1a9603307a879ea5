import './start-frame.css'
import '../../generation/form/how-this-works.css'
import '../../ui/layout.css'
import '../../ui/page.css'
import '../../ui/sibling-switch.css'
import '../home/home-page.css'
import '../local-banner.css'
import '../legal/legal.css'
import '../shell/bottom-bar.css'
import '../shell/frame.css'

/** A screen that can be seen: Ionic makes its pages visible when they are complete, except for a part that loads on its own. */
const aScreen = '.landing, .splash, .design, .page:not(.ion-page-invisible):not(:has([data-opening]))'

/**
 * Takes the frame away as soon as the app shows a screen itself. Until then the frame lies over it, so that nothing goes blank.
 * @returns when that was; at once where there was no frame
 */
export async function endStartFrameWithScreen(root: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement
  const frame = document.getElementById('start-frame')
  if (dataset.start !== 'frame') {
    frame?.remove()
    return
  }
  dataset.start = 'app'
  await new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (!root.querySelector(aScreen)) return
      watcher.disconnect()
      requestAnimationFrame(() => resolve())
    })
    watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  })
  frame?.remove()
  delete dataset.start
}
