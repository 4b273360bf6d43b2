import { createApp } from 'vue';
import Training from './Training.vue';

createApp(Training).mount('#app');
