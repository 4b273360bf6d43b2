/** Makes the workshop's buttons and switches work: they start by hand what usually happens by itself. */
export function workshop(): void {
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
  const [expire, said] = [find<HTMLButtonElement>('#expire'), find('#said')];
  if (!expire || !said) return;
  const { name } = document.documentElement.dataset;
  const texts = JSON.parse(find('#texts')?.textContent ?? '{}') as Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;

  expire.addEventListener('click', () => {
    void fetch('/expire', { method: 'POST', headers: { 'X-Requested-With': 'XMLHttpRequest' } })
      .catch(() => null)
      .then((reply) => {
        const key = reply?.ok ? 'expired' : 'notExpired';
        said.dataset['text'] = key;
        said.textContent = texts[document.documentElement.lang]?.[key] ?? '';
      });
  });
  for (const what of ['relogin', 'opener']) {
    find<HTMLSelectElement>(`#${what}`)?.addEventListener('change', ({ currentTarget }) => {
      document.cookie = `${name}_${what}=${(currentTarget as HTMLSelectElement).value}; path=/; max-age=31536000; samesite=lax`;
      location.reload();
    });
  }
}
