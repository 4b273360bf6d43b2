// The return point of sign-in at /learn/login-callback (ROUTE-17).
import { expect, it } from 'vitest';
import { parse } from '../../../src/routes/parse.ts';
import { returnFromSignIn } from '../../../widgets/learn/signIn/returnFromSignIn.ts';

function come(query: string) {
  const [kept, gone]: [string[], string[]] = [[], []];
  const path = `/learn/login-callback${query}`;
  const route = parse(path.slice('/learn'.length));
  if (route?.name !== 'loginCallback') throw new TypeError('no return point');
  returnFromSignIn({ signedInBy: (provider) => void kept.push(provider) }, route.query, {
    href: `https://academy.example${path}`,
    replace: (to) => void gone.push(String(to)),
  });
  return { kept, gone };
}

it('keeps the provider and goes on (AUTH-6)', () => {
  expect(come('?redirectUrl=https%3A%2F%2Facademy.example%2Flearn%2Fcourses%3Fx%3D1%23a&provider=school')).toEqual({
    kept: ['school'],
    gone: ['https://academy.example/learn/courses?x=1#a'],
  });
});

it.each([
  '',
  '?redirectUrl=https%3A%2F%2Fevil.example%2F',
  '?redirectUrl=%2F%2Fevil.example',
  '?redirectUrl=%2Foidc%2Flogout',
  '?redirectUrl=%2F%256fidc%2Flogout',
  '?redirectUrl=%2Fidp%2Fsession%2Fend',
  '?redirectUrl=javascript:alert(1)',
])('%s leads home, and leaves the provider that is known (REDIR-1, REDIR-2)', (query) => {
  expect(come(query)).toEqual({ kept: [], gone: ['https://academy.example/learn'] });
});
