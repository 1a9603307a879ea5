import { newcomer, nurseAd } from '../steps.ts'
import { expect, test } from '../story.ts'
import { inFront } from './steps.ts'

test('a job ad shared from another app stands in the form, and neither server nor address ever sees it', async ({
  page,
  context,
}) => {
  await newcomer(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const toServer: string[] = []
  context.on('request', (request) => toServer.push(`${request.method()} ${request.url()}`))
  // What the system's share sheet does with the manifest's `share_target`.
  await page.evaluate((ad) => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/shared',
      enctype: 'multipart/form-data',
    })
    form.append(Object.assign(document.createElement('textarea'), { name: 'text', value: ad }))
    document.body.append(form)
    form.submit()
  }, nurseAd)
  await expect(inFront(page).getByLabel('Job description')).toHaveValue(/Registered Nurse[\s\S]*Spanish/)
  expect(new URL(page.url()).search).toBe('')
  expect(toServer.filter((line) => line.includes('Registered'))).toEqual([])
})
