import { configure } from 'lectern';
import 'lectern/define';
import { createApp } from 'vue';
import App from './App.vue';

configure({ apiBase: location.origin });
createApp(App).mount('#app');
