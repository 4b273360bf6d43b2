/** How many steps hold. */
export const held = { '1.2': 32, '2004': 601 };

/** The steps that do not hold, each with the reason. The test fails when one of them holds, and when a step fails that is not listed. */
export const notHeld: Readonly<Record<string, string>> = {
  'SCORM12-divergence-probes P4-invalid-element 2: GetValue cmi.core.bogus':
    'The runtime has one error, 401, for all names that it does not know; the suite has 201 for those below a name that is known.',
  'SCORM12-divergence-probes P6-identifier-space 2: SetValue cmi.objectives.0.id obj 1':
    'The runtime takes identifiers with spaces, as many packages have them; the suite refuses them.',
};
