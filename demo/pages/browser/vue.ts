import { createApp } from 'vue';
import { component as Training } from './Training.vue';

createApp(Training).mount('#app');
