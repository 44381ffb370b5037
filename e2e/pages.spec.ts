import { desk, expect, phone, test } from './fixtures.ts';

const pages = [
  { path: '/', name: 'shop', title: /Lumen & Oak/ },
  { path: '/widget', name: 'chat', title: /Chat/ },
  { path: '/login', name: 'login', title: /Sign in/ },
  { path: '/operator', name: 'operator', title: /Operator/, as: 'ana@demo.test' },
  { path: '/supervisor', name: 'supervisor', title: /Supervisor/, as: 'vera@demo.test' },
  { path: '/nowhere', name: 'not-found', title: /./ },
];

for (const { path, name, title, as } of pages) {
  for (const viewport of [desk, phone]) {
    test(`${name} opens at ${viewport.width} px, in light and dark, and nothing is cut off`, async ({
      page,
      picture,
      signIn,
    }) => {
      await page.setViewportSize(viewport);
      if (as) await signIn(page, as);
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('main, [role=main]').first()).toBeVisible();
      // What is loading is not the page yet.
      await expect(page.locator('.animate-breathe')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        await picture(page, `page-${name}-${viewport.width}-${colorScheme}`);
      }
    });
  }
}

test('a page carries the policy of its own scripts and is asked for again each time', async ({
  request,
}) => {
  for (const { path } of pages) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('an unknown address says so and shows the way back', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link').first()).toBeVisible();
});
