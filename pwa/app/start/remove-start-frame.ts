import './start-frame.css'
import '../../generation/form/how-this-works.css'
import '../../ui/collapsible.css'
import '../../ui/page.css'
import '../../ui/switch-choice.css'
import '../home/home-page.css'
import '../local-banner.css'
import '../shell/bottom-bar.css'
import '../shell/frame.css'

/** Ionic makes a page visible once complete, except for a part that loads on its own. */
const aScreen = '.landing, .splash, .page:not(.ion-page-invisible):not(:has([data-opening]))'

/** Removes the start frame once the app shows a screen, so the page never goes blank. */
export async function removeStartFrame(root: HTMLElement): Promise<void> {
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
