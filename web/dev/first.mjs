// How much the first page loads in a browser that has seen nothing yet: node dev/first.mjs [path …]
import { launch } from './shot.mjs'
import { server } from './server.mjs'
import { transfer } from './transfer.mjs'

const { url, stop } = await server(),
  browser = await launch()
for (const path of process.argv.length > 2 ? process.argv.slice(2) : ['/']) {
  const page = await (await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })).newPage()
  const all = await transfer(page, url + path)
  for (const { path, bytes } of all)
    if (bytes > 500) console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${path}`)
  console.log(`${(all.reduce((sum, one) => sum + one.bytes, 0) / 1000).toFixed(1).padStart(8)} kB  in all for ${path}`)
  await page.context().close()
}
await browser.close()
stop()
