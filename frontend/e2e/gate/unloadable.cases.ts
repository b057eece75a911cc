throw new Error('This file of tests cannot be loaded');
