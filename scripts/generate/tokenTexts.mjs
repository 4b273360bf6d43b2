const covers = [1, 2, 3, 4, 5, 6, 7].flatMap((number) => [
  [`cover-${number}`, `Ground ${number} of covers without a picture.`],
  [`on-cover-${number}`, `Text and motif on ground ${number} of covers.`],
]);

/** The use of each custom property, for hosts that set it. */
export const tokenTexts = {
  'surface': 'Ground of what is read, and of a page in a frame.',
  'raised': 'Ground of cards, bars and dialogs.',
  'sunken': 'Ground of wells, and of what is still loading.',
  'text': 'Text.',
  'muted': 'Secondary text, and quiet icons.',
  'line': 'Hairlines and edges of cards.',
  'line-strong': 'Edges of controls; the empty part of a progress bar is made from it.',
  'accent': 'Ground of the foremost buttons. The three below follow it where they are not set.',
  'on-accent': 'Text on the accent.',
  'accent-soft': 'Ground of what is current or marked.',
  'accent-text': 'Links, measures, and the ribbon of what is current.',
  'success': 'Text and marks of completed or passed work.',
  'success-soft': 'Ground of success messages.',
  'warning': 'Text and marks of what asks for attention.',
  'warning-soft': 'Ground of warnings.',
  'danger': 'Text and marks of overdue or failed work, and of errors.',
  'danger-soft': 'Ground of error messages.',
  'info': 'Text and marks of neutral messages.',
  'info-soft': 'Ground of neutral messages.',
  'focus': 'Ring of what has the focus.',
  'scrim': 'Layer between the page and a dialog.',
  ...Object.fromEntries(covers),
  'font': 'Family of all texts.',
  'font-title': 'Family of titles and of what authors wrote.',
  'font-size':
    'Size of text, of which all sizes are multiples. ' +
    'Else the one that the reader’s browser is set to, mostly 16 px, whatever the root of your page says.',
  'radius': 'Radius of corners, of which all radii are multiples.',
  'density': 'Multiple of the space in and between cards.',
};
