import type { Launch } from '../../../../domain/frame/launch.ts';

/** Sends the form of a launch into a frame or window by its name. @param place where the form stands for that moment */
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
  // A field could be called `submit`, and take the place of the method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
