import { describe, expect, test } from 'vitest';
import { deferHydration } from '../../edge/pages/deferHydration.ts';

const runtime =
  '((self[Symbol.for("vinext.navigationRuntime")]??={bootstrap:{routeManifest:null},functions:{}}).bootstrap.rsc??={rsc:[]})';
/** As the framework escapes JSON in scripts. */
const json = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');

/** A page in the shape in which vinext 1.4.0 writes it. */
function renderedPage({
  path = ['intro'],
  pathname = '/kit/intro/',
  payload = '0:"payload"\n',
} = {}) {
  return [
    '<!DOCTYPE html><html><head><title>Intro</title>',
    `<script>Object.assign(${runtime},{params:${json({ product: 'kit', path })},nav:${json({ pathname, searchParams: [] })}})</script>`,
    `<script>Object.assign(${runtime},{compatibilityId:"1a2b"})</script>`,
    '<link rel="modulepreload" href="/_next/entry.js" crossorigin="" fetchPriority="low" />',
    '<link rel="stylesheet" href="/_next/style.css"/>',
    '<script src="/_next/inline.js" defer=""></script>',
    '</head><body><main><h1>Intro</h1></main>',
    '<script src="/_next/chunk.js" type="module" async="" crossorigin=""></script>',
    `<script>document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))</script>`,
    '<script type="module" src="/_next/entry.js" crossorigin="" id="_R_" async=""></script>',
    `<script>${runtime}.rsc.push(${json(payload)})</script>`,
    `<script>Object.assign(${runtime},{"initialCacheKind":"dynamic","dynamicStaleTimeSeconds":0});${runtime}.done=true</script>`,
    '</body></html>',
  ].join('');
}

function bootOf(html: string): unknown {
  const data = /<script type="application\/json" id="boot">([^]*?)<\/script>/.exec(html)?.[1];
  return data && JSON.parse(data);
}

describe('a page with the bootstrap of the framework', () => {
  test('keeps nothing that runs or loads it, and everything else', () => {
    const html = deferHydration(renderedPage());
    expect(html.replace(/<script type="application\/json" id="boot">.*?<\/script>/, '[boot]')).toBe(
      '<!DOCTYPE html><html><head><title>Intro</title><link rel="stylesheet" href="/_next/style.css"/><script src="/_next/inline.js" defer=""></script></head><body><main><h1>Intro</h1></main>[boot]</body></html>',
    );
  });

  test('of a page that does not exist goes without its payload, too', () => {
    const flight = [
      '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
      '<script>self.addEventListener("DOMContentLoaded",()=>{if(self.__next_f?.push===Array.prototype.push)self.__next_f.length=0},{once:true})</script>',
      '<script>self.__next_f.push([1,"0:payload"])</script>',
    ].join('');
    const page = renderedPage();
    expect(deferHydration(page.replace('</body>', `${flight}</body>`))).toBe(deferHydration(page));
  });

  test('leaves its data behind', () => {
    expect(bootOf(deferHydration(renderedPage()))).toEqual({
      entry: '/_next/entry.js',
      preload: ['/_next/chunk.js', '/_next/entry.js'],
      params: { product: 'kit', path: ['intro'] },
      nav: { pathname: '/kit/intro/', searchParams: [] },
      compatibilityId: '1a2b',
      initialCacheKind: 'dynamic',
      dynamicStaleTimeSeconds: 0,
    });
  });

  test('has its data escaped, so that no address can close the script', () => {
    const html = deferHydration(
      renderedPage({ path: ['</script><script>alert(1)</script>'], pathname: '/<!--/' }),
    );
    const data = html.slice(html.indexOf('id="boot">') + 'id="boot">'.length);
    expect(data.indexOf('<')).toBe(data.indexOf('</script></body></html>'));
    expect(bootOf(html)).toMatchObject({
      params: { path: ['</script><script>alert(1)</script>'] },
      nav: { pathname: '/<!--/' },
    });
  });

  test.each(['$&', '$`', "$'", '$1', '$$'])('may have %s in its data', (text) => {
    const html = deferHydration(renderedPage({ path: [text], pathname: `/${text}/` }));
    expect(bootOf(html)).toMatchObject({
      params: { path: [text] },
      nav: { pathname: `/${text}/` },
    });
    expect(html.match(/<h1>/g)).toHaveLength(1);
  });

  test('may have anything in its payload', () => {
    const payload = '1:["$","script",null,{"nav":{}}]\\n2:"</script> }); $& <h1>"';
    const html = deferHydration(renderedPage({ payload }));
    expect(html).toBe(deferHydration(renderedPage()));
  });
});

describe('a page is left as it came', () => {
  test('when it has no bootstrap', () => {
    const html =
      '<html><head><link rel="modulepreload" href="/a.js"></head><body>Error</body></html>';
    expect(deferHydration(html)).toBe(html);
  });

  test('when its bootstrap cannot be read', () => {
    const html = renderedPage().replace('{compatibilityId:"1a2b"}', '{compatibilityId:oops}');
    expect(deferHydration(html)).toBe(html);
  });

  // remove `.fails` when readFields() reports that it found none
  test('when its bootstrap comes without data', () => {
    const html =
      '<html><body><script type="module" src="/a.js" id="_R_" async=""></script></body></html>';
    expect(deferHydration(html)).toBe(html);
  });
});
