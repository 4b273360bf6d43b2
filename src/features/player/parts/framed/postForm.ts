import type { Launch } from '../../../../domain/frame/launch.ts';

/** Sends the form of a launch into a frame or window by its name. @param place holds the form for that moment */
export function postForm(place: ParentNode & Node, launch: Extract<Launch, { kind: 'form' }>, target: string): void {
  const page = place.ownerDocument ?? (place as Document);
  const form = page.createElement('form');
  form.method = 'post';
  form.action = launch.action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(launch.fields)) {
    const field = page.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  place.append(form);
  // A field with the name `submit` would replace the form's method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
